/** The migration of every service's audit log and of the chain that seals it. */
import { Migration } from '@mikro-orm/migrations'

export class AuditLog extends Migration {
  override up() {
    this.addSql(`create table "audit_event" (
      "id" uuid not null, "occurred_at" timestamptz not null, "actor" text not null, "actor_id" uuid null,
      "role" text null, "session_id" uuid null, "address_hash" text null, "action" text not null,
      "item_type" text not null, "item_id" uuid null, "title" text null, "changed_fields" text[] null,
      primary key ("id"))`)
    this.addSql('create index "audit_event_occurred_at_index" on "audit_event" ("occurred_at")')
    this.addSql(`create table "audit_chain_link" (
      "position" bigint not null, "event_id" uuid not null, "hash" text not null, "linked_at" timestamptz not null,
      primary key ("position"), constraint "audit_chain_link_event_id_unique" unique ("event_id"))`)
    for (const table of ['audit_event', 'audit_chain_link']) this.makeAppendOnly(table)
  }

  /** By a trigger and by the rights of the role: two mistakes would be needed to change the audit log. */
  private makeAppendOnly(table: string) {
    this.addSql(`create function "${table}_append_only_fn"() returns trigger as $$
      begin raise exception '${table} is append-only'; end; $$ language plpgsql`)
    this.addSql(`create trigger "append_only" before update or delete or truncate on "${table}"
      for each statement execute function "${table}_append_only_fn"()`)
    this.addSql(`revoke update, delete, truncate on "${table}" from current_user`)
  }
}
