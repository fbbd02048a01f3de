#!/bin/sh
# What the official image does, as far as it is used: a cluster whose superuser has the password of a file.
set -e
data=/var/lib/postgresql/data
until [ -s "$POSTGRES_PASSWORD_FILE" ]; do sleep 0.2; done
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"; chown postgres "$data"; chmod 700 "$data"
  su postgres -c "/usr/lib/postgresql/15/bin/initdb -D $data -U postgres --encoding=UTF8 --locale=C.UTF-8 --auth=scram-sha-256 --pwfile=$POSTGRES_PASSWORD_FILE" > /dev/null
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
fi
exec su postgres -c "exec /usr/lib/postgresql/15/bin/postgres -D $data -c listen_addresses='*'"
