/** What the office says of itself is set by administrators. */
import { Migration } from '@mikro-orm/migrations'

export class OrganisationIsSet extends Migration {
  override up() {
    this.addSql(`create table "organisation" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version" int not null default 1, "phone" text not null, "email" text not null, "address" text[] not null,
      "hours" jsonb not null, "holidays" jsonb not null, "time_zone" text not null, "social" jsonb not null,
      "staff_emails" text[] not null, primary key ("id"))`)
    this.addSql(`create function "organisation_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'Organisation'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "organisation"
      for each statement execute function "public"."organisation_announced_fn"()`)
  }
}
