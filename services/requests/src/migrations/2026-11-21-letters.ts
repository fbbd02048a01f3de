/** Letters and what they begin with, holds, the asking before a request is closed, and the steps of each request. */
import { Migration } from '@mikro-orm/migrations'
import defaults from '../letters/defaults.json' with { type: 'json' }

export class Letters extends Migration {
  override up() {
    this.addSql(`alter table "legal_aid_request"
      add column "held_since" timestamptz null, add column "held_by" text null, add column "held_for" text null,
      add column "closing_asked_at" timestamptz null`)

    this.addSql(`create table "request_step" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "request_id" uuid not null, "status" text not null, "at" timestamptz not null, primary key ("id"))`)
    this.addSql('create index "request_step_request_id_index" on "request_step" ("request_id")')
    // Of requests from before, only where they began and where they stand is known.
    this.addSql(`insert into "request_step"
      select gen_random_uuid(), now(), now(), "id", 'new', "received_at" from "legal_aid_request"`)
    this.addSql(`insert into "request_step"
      select gen_random_uuid(), now(), now(), "id", "status", "moved_at" from "legal_aid_request"
      where "status" <> 'new'`)
    this.addSql(`create function "legal_aid_request_step_is_kept_fn"() returns trigger as $$
      begin
        if tg_op = 'INSERT' then
          insert into request_step values
            (gen_random_uuid(), now(), now(), new.id, 'new', new.received_at);
        end if;
        if new.status <> 'new' and (tg_op = 'INSERT' or new.status <> old.status) then
          insert into request_step values
            (gen_random_uuid(), now(), now(), new.id, new.status, new.moved_at);
        end if;
        return null;
      end; $$ language plpgsql`)
    this.addSql(`create trigger "step_is_kept" after insert or update on "legal_aid_request"
      for each row execute function "legal_aid_request_step_is_kept_fn"()`)

    this.addSql(`create table "letter_template" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "name" text not null, "kind" text not null, "subject" text not null, "text" text not null,
      primary key ("id"), constraint "letter_template_name_unique" unique ("name"))`)
    for (const { name, kind, subject, text } of defaults)
      this.addSql(
        `insert into "letter_template" values (gen_random_uuid(), now(), now(),
          ${[name, kind, subject, text].map(quoted).join(', ')})`,
      )
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
