/** The initial schema of auth. */
import { Migration } from '@mikro-orm/migrations'

export class InitialSchema extends Migration {
  override up() {
    this.addSql(`create table "administrator" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "email" text not null, "name" text not null, "password_hash" text null, "disabled_at" timestamptz null,
      "last_signed_in_at" timestamptz null, "invitation_hash" text null,
      "invitation_expires_at" timestamptz null,
      primary key ("id"), constraint "administrator_email_unique" unique ("email"),
      constraint "administrator_invitation_hash_unique" unique ("invitation_hash"))`)

    this.addSql(`create table "session" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "administrator" text not null, "last_used_at" timestamptz not null, "expires_at" timestamptz not null,
      "device" text null, primary key ("id"))`)
    this.addSql('create index "session_administrator_index" on "session" ("administrator")')
    this.addSql('create index "session_expires_at_index" on "session" ("expires_at")')

    this.addSql(`create table "sign_in_attempt" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "account" text not null, "client_ip" text not null, primary key ("id"))`)
    this.addSql('create index "sign_in_attempt_account_index" on "sign_in_attempt" ("account")')
    this.addSql('create index "sign_in_attempt_client_ip_index" on "sign_in_attempt" ("client_ip")')

    this.createAuditLog()
  }

  private createAuditLog() {
    this.addSql(`create table "audit_event" (
      "id" uuid not null, "occurred_at" timestamptz not null, "actor" text not null, "actor_id" uuid null, "action" text not null,
      "item_type" text not null, "item_id" uuid null, "title" text null, "changed_fields" text[] null,
      primary key ("id"))`)
    this.addSql('create index "audit_event_occurred_at_index" on "audit_event" ("occurred_at")')
    this.addSql(`create function "audit_event_append_only_fn"() returns trigger as $$
      begin raise exception 'audit_event is append-only'; end; $$ language plpgsql`)
    this.addSql(`create trigger "append_only" before update or delete or truncate on "audit_event"
      for each statement execute function "audit_event_append_only_fn"()`)
    // In addition to the trigger: two mistakes would be needed to change the audit log.
    this.addSql('revoke update, delete, truncate on "audit_event" from current_user')
  }
}
