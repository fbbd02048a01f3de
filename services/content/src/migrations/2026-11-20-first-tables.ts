/** The tables that content begins with, as the types declare them. */
import { Migration } from '@mikro-orm/migrations'

export class FirstTables extends Migration {
  override up() {
    this.addSql(`create table "activity" (
      "id" uuid not null, "at" timestamptz not null, "who" text not null, "action" text not null,
      "noun" text not null, "item_id" uuid null, "title" text null, primary key ("id"))`)
    this.addSql('create index "activity_at_index" on "activity" ("at")')

    this.addSql(`create table "blog_post" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "slug" text not null, "excerpt" text null, "content" text not null,
      "featured_image" text null, "category" text not null, "tags" text[] null,
      "status" text not null default 'draft', "publish_date" timestamptz null, primary key ("id"))`)
    this.addSql('alter table "blog_post" add constraint "blog_post_slug_unique" unique ("slug")')

    this.addSql(`create table "constitution_version" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version_number" text not null, "effective_date" date not null, "pdf_url" text null,
      "changes" text null, primary key ("id"))`)
    this.addSql(
      'alter table "constitution_version" add constraint "constitution_version_version_number_unique" unique ("version_number")',
    )

    this.addSql(`create table "event" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "description" text null, "event_date" timestamptz not null,
      "event_time" text null, "duration" text null, "location" text null, "event_type" text not null,
      "capacity" int null, "registration_required" boolean not null default false,
      "featured_image" text null, "status" text not null default 'upcoming', primary key ("id"))`)
    this.addSql('create index "event_event_date_index" on "event" ("event_date")')

    this.addSql(`create table "judgment" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "case_number" text null, "court_name" text not null, "judge_name" text null,
      "judgment_date" date not null, "parties" text null, "legal_issues" text null,
      "category" text not null, "summary" text null, "full_text" text null,
      "legal_implications" text null, "pdf_url" text null, "keywords" text[] not null default '{}',
      "is_visible" boolean not null default true,
      "searchable" tsvector generated always as (setweight(to_tsvector('english'::regconfig, COALESCE(title, ''::text)), 'A'::"char")
      || setweight(to_tsvector('english'::regconfig, COALESCE(case_number, ''::text)), 'A'::"char")
      || setweight(to_tsvector('english'::regconfig, COALESCE(summary, ''::text)), 'B'::"char")
      || setweight(to_tsvector('english'::regconfig, COALESCE(legal_issues, ''::text)), 'C'::"char")) stored null,
      primary key ("id"))`)
    this.addSql('create index "judgment_search" on "public"."judgment" using gin("searchable")')
    this.addSql(`create unique index "judgment_same"
      on "judgment" ("court_name", "case_number", "judgment_date", "title") nulls not distinct`)

    this.addSql(`create table "legal_case" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "case_number" text null, "category" text not null, "client_info" text null,
      "legal_issues" text null, "assigned_attorney" text null, "status" text not null default 'pending',
      "start_date" date null, "end_date" date null, "summary" text null, "description" text null,
      "outcome" text null, "impact_story" text null, "is_public" boolean not null default false,
      "is_featured" boolean not null default false, primary key ("id"))`)

    this.addSql(`create table "legal_service" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "category" text not null, "description" text not null, "icon" text null,
      "eligibility" text null, "how_to_apply" text null, "display_order" int not null default 0,
      primary key ("id"))`)

    this.addSql(`create table "related_document" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "description" text null, "available" boolean not null default false,
      "file" text null, "display_order" int not null default 0, primary key ("id"))`)

    this.addSql(`create table "team_member" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "name" text not null, "photo" text null, "email" text null, "phone" text null,
      "designation" text not null, "department" text not null, "bio" text null,
      "qualifications" text null, "expertise" text[] null, "display_order" int not null default 0,
      "is_active" boolean not null default true, primary key ("id"))`)

    this.addSql(`create function "activity_activity_stays_fn"() returns trigger as $$
      begin raise exception 'activity is append-only'; end; $$ language plpgsql`)
    this.addSql(`create trigger "activity_stays" before update or delete or truncate on "activity"
      for each statement execute function "activity_activity_stays_fn"()`)

    this.addSql(`create function "blog_post_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'BlogPost'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "blog_post"
      for each statement execute function "blog_post_announced_fn"()`)

    this.addSql(`create function "constitution_version_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'ConstitutionVersion'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "constitution_version"
      for each statement execute function "constitution_version_announced_fn"()`)

    this.addSql(`create function "event_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'Event'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "event"
      for each statement execute function "event_announced_fn"()`)

    this.addSql(`create function "judgment_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'Judgment'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "judgment"
      for each statement execute function "judgment_announced_fn"()`)

    this.addSql(`create function "legal_case_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'Case'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "legal_case"
      for each statement execute function "legal_case_announced_fn"()`)

    this.addSql(`create function "legal_service_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'LegalService'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "legal_service"
      for each statement execute function "legal_service_announced_fn"()`)

    this.addSql(`create function "related_document_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'RelatedDocument'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "related_document"
      for each statement execute function "related_document_announced_fn"()`)

    this.addSql(`create function "team_member_announced_fn"() returns trigger as $$
      begin perform pg_notify('changes', 'TeamMember'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "announced" after insert or update or delete on "team_member"
      for each statement execute function "team_member_announced_fn"()`)
  }
}
