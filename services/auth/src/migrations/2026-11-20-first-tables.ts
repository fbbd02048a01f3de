/** The tables auth begins with. */
import { Migration } from '@mikro-orm/migrations'

export class FirstTables extends Migration {
  override up() {
    this.addSql(`create table "administrator" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "email" text not null, "name" text not null, "password_hash" text not null,
      primary key ("id"), constraint "administrator_email_unique" unique ("email"))`)

    this.addSql(`create table "session" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "administrator" text not null, "last_used_at" timestamptz not null, "expires_at" timestamptz not null,
      primary key ("id"))`)
    this.addSql('create index "session_administrator_index" on "session" ("administrator")')
    this.addSql('create index "session_expires_at_index" on "session" ("expires_at")')

    this.addSql(`create table "attempt" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "account" text not null, "address" text not null,
      primary key ("id"))`)
    this.addSql('create index "attempt_account_index" on "attempt" ("account")')
    this.addSql('create index "attempt_address_index" on "attempt" ("address")')

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
