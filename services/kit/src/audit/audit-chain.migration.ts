/** The migration of every service's audit log: who acted, more exactly, and the chain. */
import { Migration } from '@mikro-orm/migrations'

/** Existing events get their links when the service starts, which has the key. */
export class AuditChain extends Migration {
  override up() {
    this.addSql(`alter table "audit_event" add column "role" text null, add column "session_id" uuid null,
      add column "address_hash" text null`)
    this.addSql(`create table "audit_chain_link" (
      "position" bigint not null, "event_id" uuid not null, "hash" text not null, "linked_at" timestamptz not null,
      primary key ("position"), constraint "audit_chain_link_event_id_unique" unique ("event_id"))`)
    this.addSql(`create function "audit_chain_link_append_only_fn"() returns trigger as $$
      begin raise exception 'audit_chain_link is append-only'; end; $$ language plpgsql`)
    this.addSql(`create trigger "append_only" before update or delete or truncate on "audit_chain_link"
      for each statement execute function "audit_chain_link_append_only_fn"()`)
    this.addSql('revoke update, delete, truncate on "audit_chain_link" from current_user')
  }
}
