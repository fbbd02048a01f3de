/** The tables requests begins with. */
import { Migration } from '@mikro-orm/migrations'

// A sealed item: its reference and date, and what was told, locked.
const sealedItem = `
  "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
  "reference" text not null, "received_at" timestamptz not null,
  "sealed" text not null, "data_key" text not null, "key_id" text not null`

export class FirstTables extends Migration {
  override up() {
    this.addSql(`create table "legal_aid_request" (${sealedItem},
      "status" text not null, "category" text not null, "urgency" text not null,
      primary key ("id"), constraint "legal_aid_request_reference_unique" unique ("reference"))`)
    this.addSql('create index "legal_aid_request_received_at_index" on "legal_aid_request" ("received_at")')

    this.addSql(`create table "contact_message" (${sealedItem},
      primary key ("id"), constraint "contact_message_reference_unique" unique ("reference"))`)
    this.addSql('create index "contact_message_received_at_index" on "contact_message" ("received_at")')

    this.addSql(`create table "submission" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "key" text null, "content" text not null, "sender" text null, "item" text not null,
      primary key ("id"), constraint "submission_key_unique" unique ("key"))`)
    this.addSql('create index "submission_content_index" on "submission" ("content")')
    this.addSql('create index "submission_sender_index" on "submission" ("sender")')

    this.addSql(`create table "activity" (
      "id" uuid not null, "at" timestamptz not null, "who" text not null, "action" text not null,
      "noun" text not null, "item_id" uuid null, "title" text null,
      primary key ("id"))`)
    this.addSql('create index "activity_at_index" on "activity" ("at")')
    this.addSql(`create function "activity_activity_stays_fn"() returns trigger as $$
      begin raise exception 'activity is append-only'; end; $$ language plpgsql`)
    this.addSql(`create trigger "activity_stays" before update or delete or truncate on "activity"
      for each statement execute function "activity_activity_stays_fn"()`)
  }
}
