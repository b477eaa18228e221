# Signatures first, then every hour; the scanner reads them again by itself.
freshclam --config-file=/etc/clamav/freshclam.conf || test -s /var/lib/clamav/main.cvd || test -s /var/lib/clamav/main.cld
freshclam --config-file=/etc/clamav/freshclam.conf --daemon --checks=24
exec clamd --config-file=/etc/clamav/clamd.conf
