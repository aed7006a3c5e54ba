### Messages of the web server: errors, notes beside the table, and what it prints when it starts.
### Messages on pages are whole sentences with a full stop.

web-name = Azalai
web-game =
    { $game ->
        [tuareg] Tuareg
       *[targi] Targi
    }
web-title = { $game } · Azalai
web-title-your-turn = Du bist dran · { $game } · Azalai
web-settings-title = Einstellungen · Azalai
web-rules-title = Regeln · Azalai
# The name of a person without a display name. $number: the number of the seat.
web-unnamed = Gast { $number }
# A seat of a game from a file, whose players are not known.
web-seat = { seat-colour }
# The name of a computer player. A translation may keep these names or spell them in its own way.
web-computer =
    { $seat ->
        [blue] Amastan
        [white] Idir
        [red] Tinni
        [green] Moussa
       *[saffron] Kella
    }

## Notes beside the table

web-getting-ready = Der Computer macht sich bereit. Das dauert etwa eine Minute, aber nur beim ersten Mal.
web-cannot-think = Der Computer kann gerade nicht spielen. Er versucht es gleich noch einmal.
web-cannot-store = Der Schritt des Computers ließ sich nicht speichern. Der Computer versucht es gleich noch einmal.

## Errors

web-stale = Der Tisch hat sich inzwischen verändert. Es wurde nichts ausgeführt; so sieht er jetzt aus.
web-not-your-turn = Du bist nicht dran.
web-not-your-seat = Du hast keinen Platz an diesem Tisch. Zuschauen darfst du gern.
web-over = Diese Partie ist zu Ende.
web-not-begun = Diese Partie hat noch nicht begonnen.
web-not-over = Diese Partie ist noch nicht zu Ende.
web-no-undo = Rückgängig geht jetzt nicht: Seitdem hat jemand anderes gespielt, oder etwas Verdecktes wurde aufgedeckt.
web-undone-too-often = An diesem Tisch wurde schon { NUMBER($most, useGrouping: 0) }-mal etwas rückgängig gemacht. Öfter geht es nicht.
web-no-place = Für { $field } gibt es keinen Platz: Der letzte Platz dieses Tisches ist { $last }.
web-no-hint = Zurzeit gibt es keine Tipps.
web-no-hint-among-people = In Partien zwischen Menschen gibt es keine Tipps.
web-no-hint-open-seat = Solange ein Platz frei ist, gibt es keine Tipps: Ein anderer Mensch könnte ihn noch nehmen.
web-hint-replaced = Du hast um einen anderen Tipp gebeten, darum entfällt dieser.
web-no-table = Diesen Tisch gibt es hier nicht.
web-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Der Fehler wurde festgehalten; andere Tische sind nicht betroffen.
web-no-page = Diese Seite gibt es hier nicht.
web-no-method = Diese Adresse nimmt solche Anfragen nicht an.
web-no-moment =
    { $last ->
        [one] Diese Partie hat nur { $last } Schritt.
       *[other] Diese Partie hat nur { NUMBER($last, useGrouping: 0) } Schritte.
    }
web-no-such-seat = Diesen Platz gibt es nicht.
web-no-level = den Computer { $level } gibt es nicht; es gibt: { $levels }
web-no-such-level = Den Computer „{ $level }“ gibt es nicht.
web-no-invitation = Zu dieser Einladung gibt es keinen Tisch. Vielleicht wurde sie nicht ganz kopiert.
web-not-invited = An diesen Tisch kommt man nur mit Einladung. Frag nach dem Link.
web-full = Alle Plätze sind besetzt. Zuschauen darfst du gern.
web-changed-too-often = An diesem Tisch haben die Plätze zu oft gewechselt. Zuschauen darfst du gern.
web-seat-taken = Dieser Platz ist besetzt.
web-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Zuschauen darfst du gern.
web-had-another-seat = Du hast in dieser Partie schon an einem anderen Platz gespielt und kennst seine verdeckten Karten. Du kannst nur an deinen eigenen Platz zurück.
web-name-wanted = Bitte wähle einen Namen, den die anderen lesen können.
web-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
web-not-full = Ein Platz ist noch frei.
web-begun = Die Partie hat begonnen; das lässt sich nicht mehr ändern.
web-no-reactions = Reaktionen gibt es nur an Tischen mit anderen Menschen.
web-no-rematch = Eine Revanche können nur die starten, die mitgespielt haben, und erst nach dem Ende.
web-no-link = Zu diesem Link gibt es keinen Platz. Vielleicht wurde er nicht ganz kopiert.
web-link-used = Dieser Link wurde schon benutzt. Wer an dem Platz sitzt, kann einen neuen erzeugen.
web-other-origin = Diese Anfrage kam von einer fremden Seite, darum wurde nichts ausgeführt.
web-unknown-host = Dieser Server kennt diese Adresse nicht als seine eigene. Falls sie es ist, starte ihn mit --public-url oder --allowed-host.
web-too-large = Das ist zu groß. Die Grenze liegt bei { NUMBER($most, useGrouping: 0) } KiB.
web-too-many =
    { $seconds ->
        [one] Zu viele Anfragen. Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Zu viele Anfragen. Versuch es in { NUMBER($seconds, useGrouping: 0) } Sekunden noch einmal.
    }
web-too-much-work =
    { $seconds ->
        [one] Deine Anfragen lasten den Server zu sehr aus. Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Deine Anfragen lasten den Server zu sehr aus. Versuch es in { NUMBER($seconds, useGrouping: 0) } Sekunden noch einmal.
    }
web-too-slow = Die Anfrage kam zu langsam an, darum wurde nichts ausgeführt.
web-unreadable = Die Anfrage ließ sich nicht lesen.
web-not-object = Die Anfrage muss ein JSON-Objekt sein. Bekannte Felder: { $known }.
web-field-missing = Ein Feld fehlt: { $field }.
web-field-unknown = Unbekanntes Feld: { $field }. Bekannte Felder: { $known }.
web-field-choice = Das Feld { $field } muss eines hiervon sein: { $choices }.
web-field-range = Das Feld { $field } muss eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } sein.
web-field-items = Das Feld { $field } muss eine Liste mit { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } Einträgen sein.
web-field-length = Das Feld { $field } ist zu lang. Die Grenze liegt bei { NUMBER($high, useGrouping: 0) } Zeichen.
web-field-pattern = Das Feld { $field } muss dem Muster „{ $pattern }“ entsprechen.
web-field-type =
    { $type ->
        [boolean] Das Feld { $field } muss true oder false sein.
        [array] Das Feld { $field } muss eine Liste sein.
       *[string] Das Feld { $field } muss Text sein.
    }
web-no-file = Es wurde keine Datei hochgeladen.
web-file-name = die Datei
web-file-not-text = Die Datei ist kein Text in UTF-8.
web-file-too-much = Das Lesen der Datei hat zu lange gedauert.
web-game-too-long = Eine Partie kann höchstens { NUMBER($most, useGrouping: 0) } Schritte haben, die ihrer Varianten eingeschlossen.
web-not-your-game = Diese Partie steht nicht auf deiner Liste.
web-quota-unfinished = Du hast { NUMBER($most, useGrouping: 0) } Tische eröffnet, deren Partien noch nicht zu Ende sind; mehr kann ein Gast nicht haben. Beende zuerst eine davon.
web-quota-uploads = Du hast { NUMBER($most, useGrouping: 0) } Partien hochgeladen, mehr kann ein Gast nicht haben. Entferne zuerst eine davon aus deiner Liste.
web-not-stored = Das ließ sich nicht speichern, darum wurde nichts ausgeführt. Bitte versuch es noch einmal.
web-fault = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde festgehalten, und deine Partie ist unverändert.

## Starting

web-bad-public-url = die öffentliche URL muss aus http:// oder https:// und einem Hostnamen ohne Pfad bestehen, nicht { $url }
web-bad-proxy = ein vertrauenswürdiger Proxy muss eine IP-Adresse oder ein Netz wie 10.0.0.0/8 sein, nicht { $proxy }
web-bad-host = ein erlaubter Host muss ein Name ohne Port sein, etwa azalai.example.org, nicht { $host }
web-bad-metrics = die Metriken lassen sich nicht unter { $address } bereitstellen: { $error }
web-bad-port = der Port muss eine ganze Zahl von 0 bis 65535 sein, nicht { $port }
web-bad-expiry = { $option } muss eine Anzahl Tage über 0 sein, nicht { $days }
web-bad-data = der Ordner { $path } lässt sich nicht verwenden: { $error }
web-folder-in-use = ein anderer Server verwendet den Ordner { $path }: beende ihn oder wähle mit --data einen anderen Ordner
web-bad-address = { $host }, Port { $port } lässt sich nicht verwenden: { $error }
web-serving = Azalai läuft unter { $url }
web-serving-network = Andere Geräte im Netzwerk finden es unter { $url }
web-serving-data = Tische werden in { $path } gespeichert
web-serving-stop = Strg-C beendet den Server; nichts geht verloren.
web-store = die Datenbank { $path } lässt sich nicht öffnen: { $error }
web-store-newer = diese Datenbank stammt von einem neueren Azalai (Version { $version }; hier bekannt: { $known })
web-store-closed = die Datenbank ist geschlossen
web-bad-store = der Speicher muss die URL einer PostgreSQL-Datenbank sein, etwa postgresql://user:password@host/azalai, nicht { $url }
web-store-extra = ein PostgreSQL-Speicher braucht ein weiteres Paket: führe pip install "azalai[postgresql]" aus
web-bad-processes = die Anzahl der Prozesse muss mindestens 1 sein, nicht { $count }
web-processes-sqlite = mehrere Prozesse brauchen eine gemeinsame Datenbank: ergänze --store postgresql://… oder lass --processes weg. Bei einer SQLite-Datei hält ein einziger Prozess die Tische in seinem Speicher.
web-workers-sqlite = ohne --store braucht der Server einen eigenen Bot-Worker: --workers muss mindestens 1 sein
web-bad-workers = die Anzahl der Worker muss mindestens { $least } sein, nicht { $count }

## azalai serve

cli-value-host = ADRESSE
cli-value-host-name = HOSTNAME
cli-value-folder = ORDNER
cli-value-url = URL
cli-help-serve = startet den Webserver, zum Spielen im Browser
cli-about-serve = Startet den Webserver: für diesen Rechner, oder mit --host und --public-url für ein Heimnetz oder das Internet.
cli-help-host = Adresse, an der der Server lauscht; 0.0.0.0 lässt andere Rechner zu (127.0.0.1: nur dieser Rechner)
cli-help-lan = andere Geräte im lokalen Netz zulassen und die Adresse dafür zeigen
cli-help-port = Port, an dem der Server lauscht (8765)
cli-help-data = wo Tische gespeichert werden (azalai in deinem Datenordner)
cli-help-store = eine PostgreSQL-Datenbank für die Tische, statt einer Datei in diesem Ordner
cli-help-processes = wie viele Serverprozesse sich die Tische teilen, mit --store (1)
cli-help-workers = wie viele Prozesse die Schritte der Computer berechnen (einer weniger als Prozessoren, höchstens 4; 0 mit --store: azalai work tut es anderswo)
cli-help-public-url = Adresse, unter der andere diesen Server erreichen, für die angezeigten Links
cli-help-trusted-proxy = Reverse-Proxys, deren X-Forwarded-Headern vertraut wird (mit --public-url: die auf diesem Rechner)
cli-help-allowed-host = weitere Hostnamen, unter denen andere diesen Server erreichen
cli-value-host-port = ADRESSE:PORT
cli-help-metrics = Metriken für Prometheus unter dieser Adresse bereitstellen, etwa 127.0.0.1:9464 (nirgends)
cli-help-log-format = Protokoll als Text oder als ein JSON-Objekt je Zeile schreiben (text)
cli-help-open = im Browser öffnen
cli-value-days = TAGE
cli-help-keep-waiting = Tage, nach denen ein noch wartender Tisch gelöscht wird (7)
cli-help-keep-uploads = Tage, nach denen eine hochgeladene Partie gelöscht wird (30)
cli-help-keep-abandoned = Tage ohne Schritt, nach denen eine laufende Partie gelöscht wird (90)
cli-help-keep-what-if = Tage, nach denen ein beendeter Was-wäre-wenn-Tisch gelöscht wird (90)
cli-help-keep-puzzles = Tage ohne weiteren Versuch, nach denen die Ergebnisse eines Gastes bei Aufgaben gelöscht werden (400)

## azalai tidy

cli-help-tidy = löscht abgelaufene Tische aus der Datenbank des Servers
cli-about-tidy = Löscht wartende Tische, hochgeladene und verlassene Partien nach ihrer Frist und gibt den Platz auf der Festplatte frei. Ein laufender Server löscht sie stündlich von selbst. Beendete Partien von Menschen bleiben erhalten.
tidy-deleted =
    { $why ->
        [waiting] Wartende Tische: { NUMBER($count, useGrouping: 0) } gelöscht
        [upload] Hochgeladene Partien: { NUMBER($count, useGrouping: 0) } gelöscht
        [what-if] Beendete Was-wäre-wenn-Tische: { NUMBER($count, useGrouping: 0) } gelöscht
        [puzzles] Ergebnisse von Gästen bei Aufgaben: { NUMBER($count, useGrouping: 0) } gelöscht
       *[abandoned] Verlassene Partien: { NUMBER($count, useGrouping: 0) } gelöscht
    }
tidy-size = Die Datenbank belegt { NUMBER($size, useGrouping: 0) } KiB; vorher waren es { NUMBER($before, useGrouping: 0) } KiB.
tidy-no-database = im Ordner { $path } gibt es keine Datenbank

## azalai work

cli-help-work = berechnet Schritte der Computer für Server mit einer PostgreSQL-Datenbank
cli-about-work = Startet Bot-Worker, die Schritte der Computer und Tipps für alle Server mit derselben PostgreSQL-Datenbank berechnen, auf diesem oder einem anderen Rechner.
cli-help-work-store = die Datenbank der Server
cli-help-work-workers = wie viele Prozesse gleichzeitig arbeiten (einer weniger als Prozessoren, höchstens 4)
work-working =
    { $count ->
        [one] { $count } Bot-Worker bedient die Datenbank { $path }. Strg-C beendet ihn.
       *[other] { $count } Bot-Worker bedienen die Datenbank { $path }. Strg-C beendet sie.
    }

## azalai backup, azalai restore

cli-help-backup = sichert die Tische des Servers in eine Datei
cli-about-backup = Schreibt die Datenbank und das Geheimnis eines Servers in eine Datei. Der Server darf laufen. Schütze die Datei wie ein Passwort: Wer sie hat, kann Cookies fälschen. Für einen PostgreSQL-Speicher nimm pg_dump.
cli-help-restore = stellt die Tische des Servers aus einer Sicherung wieder her
cli-about-restore = Entpackt eine Sicherung in einen Datenordner, der noch keine Datenbank hat. Der Server darf dort nicht laufen.
cli-help-backup-file = die Datei der Sicherung
backup-done =
    { $count ->
        [one] { $count } Tisch wurde in { $path } gesichert.
       *[other] { NUMBER($count, useGrouping: 0) } Tische wurden in { $path } gesichert.
    }
backup-restored =
    { $count ->
        [one] { $count } Tisch wurde in { $path } wiederhergestellt.
       *[other] { NUMBER($count, useGrouping: 0) } Tische wurden in { $path } wiederhergestellt.
    }
backup-exists = die Datei { $path } gibt es schon; wähle einen anderen Namen
backup-folder-used = der Ordner { $path } hat schon eine Datenbank; stelle in einem leeren Ordner wieder her
backup-damaged = die Sicherung { $path } lässt sich nicht verwenden: { $error }
