# ClamAV without its signature download: one signature of our own, the EICAR test file.
# shellcheck shell=bash

clamav_address() { echo "127.0.0.1:$CLAMD_PORT"; }
clamav_answers() { [[ $( (exec 3<>"/dev/tcp/127.0.0.1/$CLAMD_PORT" && printf 'nPING\n' >&3 && timeout 3 head -1 <&3) 2>/dev/null) == PONG ]]; }

# In halves, so that no virus scanner takes this file for the test file itself.
clamav_signature() {
  # shellcheck disable=SC2016
  printf '%s%s' 'X5O!P%@AP[4\PZX54(P^)7CC)7}' '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*' | od -An -v -tx1 | tr -d ' \n'
}

# Hashing pictures means decoding them: 0.4 CPU s a phone's photo, minutes a pixel bomb, for signatures nobody has here.
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
  process_start clamav "$folder/clamd.conf" "$CLAMD_PORT" /usr/sbin/clamd -c "$folder/clamd.conf"
  process_wait clamav 60
}

clamav_stop() { process_stop clamav TERM 10; }
clamav_crash() { process_stop clamav KILL 5; }
