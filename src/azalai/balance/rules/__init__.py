"""The compiled loop behind ``azalai balance``, in a package of its own: edits of reports do not recompile it."""
