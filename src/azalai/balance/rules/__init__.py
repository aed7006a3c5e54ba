"""The compiled loop behind ``azalai balance``, in a separate package: edits of reports do not recompile it."""
