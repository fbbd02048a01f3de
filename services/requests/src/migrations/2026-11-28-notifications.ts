/** Notifications of the staff in the portal, and which of them somebody wants by email. */
import { Migration } from '@mikro-orm/migrations'

export class CreateNotifications extends Migration {
  override up() {
    this.addSql(`create table "notification" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "recipient_id" uuid not null, "kind" text not null, "request_id" uuid not null, "reference" text not null,
      "actor" text not null, "happened_at" timestamptz not null, "times" int not null default 1,
      "read_at" timestamptz null, "email_due_at" timestamptz null, primary key ("id"))`)
    this.addSql('create index "notification_recipient" on "notification" ("recipient_id", "happened_at")')
    this.addSql('create index "notification_request_id_index" on "notification" ("request_id")')
    this.addSql('create index "notification_email_due_at_index" on "notification" ("email_due_at")')
    this.addSql(`create table "notification_choice" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "administrator_id" uuid not null, "kind" text not null, primary key ("id"))`)
    this.addSql(`alter table "notification_choice" add constraint "notification_choice_administrator_id_kind_unique"
      unique ("administrator_id", "kind")`)
  }
}
