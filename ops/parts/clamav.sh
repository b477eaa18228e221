# ClamAV without downloaded signatures: only one of our own, for the EICAR test file.
# shellcheck shell=bash

clamav_address() { echo "127.0.0.1:$CLAMD_PORT"; }
clamav_mark() { echo "$(data_folder)/clamav/clamd.conf"; }
clamav_ping() { (exec 3<>"/dev/tcp/127.0.0.1/$CLAMD_PORT" && printf 'nPING\n' >&3 && timeout 3 head -1 <&3) 2>/dev/null; }
clamav_answers() { [[ $(clamav_ping) == PONG ]]; }

# In two halves, so that virus scanners do not report this file itself.
clamav_signature() {
  # shellcheck disable=SC2016
  printf '%s%s' 'X5O!P%@AP[4\PZX54(P^)7CC)7}' '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*' | od -An -v -tx1 | tr -d ' \n'
}

# ScanImageFuzzyHash decodes pictures (0.4 CPU s for a phone photo, minutes for a pixel bomb), and no signature here needs it.
clamav_up() {
  if process_alive clamav && clamav_answers; then return; fi
  local folder
  folder=$(data_folder)/clamav
  mkdir -p "$folder/signatures" "$folder/temporary"
  echo "Eicar-Test-Signature:0:*:$(clamav_signature)" >"$folder/signatures/local.ndb"
  cat >"$folder/clamd.conf" <<END
DatabaseDirectory $folder/signatures
TemporaryDirectory $folder/temporary
TCPAddr 127.0.0.1
TCPSocket $CLAMD_PORT
Foreground yes
StreamMaxLength 64M
MaxFileSize 64M
MaxScanSize 256M
MaxThreads 4
ReadTimeout 30
ScanImageFuzzyHash no
END
  if ((EUID == 0)); then
    echo 'User clamav' >>"$folder/clamd.conf"
    chown -R clamav:clamav "$folder/temporary"
  fi
  process_start clamav "$(clamav_mark)" "$CLAMD_PORT" "${CLOCK[@]}" /usr/sbin/clamd -c "$folder/clamd.conf"
  process_wait clamav 60
}

clamav_stop() { process_stop clamav TERM 10; }
clamav_crash() { process_stop clamav KILL 5; }
