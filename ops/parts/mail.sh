# maildev catches every mail; nothing leaves the machine.
# shellcheck shell=bash

mail_address() { echo "smtp://127.0.0.1:$SMTP_PORT, http://127.0.0.1:$MAIL_WEB_PORT"; }
mail_mark() { echo "$(data_folder)/mail"; }
mail_answers() { curl -fs -m 3 -o /dev/null "http://127.0.0.1:$MAIL_WEB_PORT/healthz" && port_taken "$SMTP_PORT"; }

mail_up() {
  if process_alive mail && mail_answers; then return; fi
  local folder
  folder=$(data_folder)/mail
  mkdir -p "$folder"
  port_clear mail "$(mail_mark)" "$MAIL_WEB_PORT"
  process_start mail "$(mail_mark)" "$SMTP_PORT" \
    "${CLOCK[@]}" "$ROOT/node_modules/.bin/node" --require "$ROOT/ops/parts/maildev-host.cjs" \
    "$ROOT/node_modules/maildev/bin/maildev" --smtp "$SMTP_PORT" --web "$MAIL_WEB_PORT" \
    --ip 127.0.0.1 --web-ip 127.0.0.1 --mail-directory "$folder" --silent
  process_wait mail 30
}

mail_stop() { process_stop mail TERM 10; }
mail_crash() { process_stop mail KILL 5; }
