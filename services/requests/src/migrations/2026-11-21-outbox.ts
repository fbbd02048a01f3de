/** Mails that are to go out. */
import { Migration } from '@mikro-orm/migrations'

export class Outbox extends Migration {
  override up() {
    this.addSql(`create table "mail" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "kind" text not null, "state" text not null, "item" uuid null, "reference" text null,
      "posted_at" timestamptz not null, "next_try_at" timestamptz not null, "sent_at" timestamptz null,
      "tries" int not null default 0, "last_error" text null,
      "sealed" text not null, "data_key" text not null, "key_id" text not null,
      primary key ("id"))`)
    for (const column of ['state', 'item', 'next_try_at'])
      this.addSql(`create index "mail_${column}_index" on "mail" ("${column}")`)
  }
}
