/** Places at events; what becomes of contact messages. */
import { Migration } from '@mikro-orm/migrations'

export class Places extends Migration {
  override up() {
    this.addSql(`alter table "contact_message"
      add column "state" text not null default 'new', add column "suspected" boolean not null default false`)

    this.addSql(`create table "kept_event" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "event_date" timestamptz not null, "event_time" text null, "location" text null, "capacity" int null,
      "registration_required" boolean not null, "status" text not null,
      "registers_until" timestamptz not null, "last_line" int not null default 0,
      primary key ("id"))`)
    this.addSql('create index "kept_event_registers_until_index" on "kept_event" ("registers_until")')

    this.addSql(`create table "registration" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "reference" text not null, "received_at" timestamptz not null,
      "sealed" text not null, "data_key" text not null, "key_id" text not null,
      "event" text not null, "seats" int not null, "state" text not null, "line" int not null,
      "link_mark" text not null, "suspected" boolean not null default false,
      primary key ("id"), constraint "registration_reference_unique" unique ("reference"))`)
    for (const column of ['received_at', 'event', 'link_mark'])
      this.addSql(`create index "registration_${column}_index" on "registration" ("${column}")`)
  }
}
