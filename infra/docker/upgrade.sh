#!/bin/sh
# Takes what runs to the images that are there now, built or pulled before, without a failed request:
#   docker compose build && sh infra/docker/upgrade.sh
# First the databases; then each service and the gateway, whose next container takes the socket over before the last one
# stops; then one shell after the other, which tells Caddy, so that it asks the other one; then the micro-frontends.
# COMPOSE="podman-compose ..." uses that, COMPOSE_PROJECT_NAME is the project where it is another one than access.
set -eu
compose="${COMPOSE:-docker compose}"
project="${COMPOSE_PROJECT_NAME:-access}"
engine=docker
case "$compose" in podman-compose*) engine=podman ;; esac

migrate() {
  $compose run --rm -T --no-deps migrate infra/docker/migrate.ts "$1"
}

list_containers() {
  $engine ps -q --filter "label=com.docker.compose.project=$project" --filter "label=com.docker.compose.service=$1"
}

# Another container of the service, from the image that is there now.
start_next() {
  if [ "$engine" = docker ]; then
    $compose up -d --no-deps --no-recreate --scale "$1=2" "$1"
  else
    # It knows no --scale, and says of each other container that it is there already.
    podman rename "$old" "${project}_$1_last"
    $compose up -d "$1" > /dev/null 2>&1
  fi
}

recreate() {
  if [ "$engine" = docker ]; then
    $compose up -d --no-deps --force-recreate "$1"
  else
    podman rm -f -t 20 "$(list_containers "$1")" > /dev/null
    $compose up -d "$1" > /dev/null 2>&1
  fi
}

# wait_until CONTAINER COMMAND...
wait_until() {
  container=$1
  shift
  tries=0
  until $engine exec "$container" "$@" > /dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -lt 240 ] || { echo "not ready after two minutes: $engine logs $container" >&2; exit 1; }
    sleep 0.5
  done
}

migrate database

for service in auth content requests gateway; do
  socket="/run/access/sockets/$service.sock"
  old=$(list_containers "$service")
  inode=$($engine exec "$old" stat -c %i "$socket")
  start_next "$service"
  next=$(list_containers "$service" | grep -v "$old")
  wait_until "$next" sh -c "[ \$(stat -c %i $socket) != $inode ]"
  wait_until "$next" node infra/docker/check-health.mjs "$socket"
  $engine stop -t 20 "$old" > /dev/null
  $engine rm "$old" > /dev/null
  echo "$service is replaced"
done

for shell in shell-1 shell-2; do
  recreate "$shell"
  wait_until "$(list_containers "$shell")" node infra/docker/check-health.mjs 3000
  # Until Caddy sends it visitors again: it asks every second.
  sleep 3
  echo "$shell is replaced"
done

migrate releases
echo 'upgraded'
