/** The tables of this service, and what they begin with: guidelines, our own limits, and letters. */
import { Migration } from '@mikro-orm/migrations'
import defaultTemplates from '../casework/letters/default-templates.json' with { type: 'json' }

const item = '"id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null'
/** What is encrypted, and the wrapped key that it is encrypted with. */
const ciphertext = '"encrypted" text not null, "data_key" text not null, "key_id" text not null'
const encryptedItem = `${item}, "reference" text not null, "received_at" timestamptz not null, ${ciphertext}`
const managedItem = `${item}, "version" integer not null default 1`

/** Whether the review, or else the match, is due next. */
const isUnderReview = `(reviewed_at is null and status in ('new', 'in_review', 'info_needed'))`
const isMatching = `(status in ('in_review', 'eligible'))`

/** Of 2024 to 2026, for one person and for each additional one, in dollars a year. */
const scale = 'The scale of the DocAssemble project PovertyScale'
const scaleSeenTwice = `${scale}; for one person in 2025 seen in a second place`
const federalRegister = '91 FR 1797 (January 15, 2026), as shown at aspe.hhs.gov'
const guidelines = [
  [2024, '48 states and DC', 15_060, 5380, scale],
  [2024, 'Alaska', 18_810, 6730, scale],
  [2024, 'Hawaii', 17_310, 6190, scale],
  [2025, '48 states and DC', 15_650, 5500, scaleSeenTwice],
  [2025, 'Alaska', 19_550, 6880, scale],
  [2025, 'Hawaii', 17_990, 6330, scale],
  [2026, '48 states and DC', 15_960, 5680, federalRegister],
  [2026, 'Alaska', 19_950, 7100, federalRegister],
  [2026, 'Hawaii', 18_360, 6530, federalRegister],
] as const

export class InitialSchema extends Migration {
  override up() {
    this.createRequests()
    this.createDocuments()
    this.createConflicts()
    this.createCasework()
    this.createLetters()
    this.createScreening()
    this.createMatching()
    this.createContact()
    this.createRegistrations()
    this.createPlatform()
    this.createAudit()
  }

  private createRequests() {
    this.createTable(
      'legal_aid_request',
      `${encryptedItem}, "status" text not null, "category" text not null, "urgency" text not null,
      "review_due_at" timestamptz not null, "match_due_at" timestamptz not null,
      "reviewed_at" timestamptz null, "matched_at" timestamptz null,
      "status_changed_at" timestamptz not null, "last_viewed_at" timestamptz null, "erased_at" timestamptz null,
      "is_email_enabled" boolean null, "applicant_blind_index" text null, "passphrase_blind_index" text null,
      "assignee_id" text null, "assignee_name" text null,
      "legal_hold_since" timestamptz null, "legal_hold_by" text null, "legal_hold_reason" text null,
      "closure_notice_sent_at" timestamptz null,
      "next_due_at" timestamptz null generated always as
        (case when ${isUnderReview} then review_due_at when ${isMatching} then match_due_at else null end) stored,
      "queue_rank" integer not null generated always as
        (case when not (${isUnderReview} or ${isMatching}) then 2 when urgency = 'Emergency' then 0 else 1 end) stored,
      constraint "legal_aid_request_reference_unique" unique ("reference")`,
      ['received_at', 'applicant_blind_index'],
    )
    this.addSql(`create index "legal_aid_request_queue" on "legal_aid_request"
      ("queue_rank", "next_due_at", "received_at", "id")`)
    // Counted without reading what is encrypted.
    this.addSql(`create index "legal_aid_request_alike" on "legal_aid_request"
      ("status", "urgency", "category", "assignee_id", "next_due_at")`)

    this.createTable(
      'request_message',
      `${item}, "request_id" uuid not null, "sent_at" timestamptz not null, "sender" text not null, "encrypted" text not null`,
      ['request_id'],
    )
    this.createTable('status_lookup', `${item}, "sender" text not null`, ['sender'])
    this.createStatusHistory()
  }

  /** Written by the database itself, so that nobody forgets a change. */
  private createStatusHistory() {
    this.createTable(
      'status_change',
      `${item}, "request_id" uuid not null, "status" text not null, "changed_at" timestamptz not null`,
      ['request_id'],
    )
    this.addSql(`create function "legal_aid_request_record_status_change_fn"() returns trigger as $$
      begin
        if tg_op = 'INSERT' then
          insert into status_change values
            (gen_random_uuid(), now(), now(), new.id, 'new', new.received_at);
        end if;
        if new.status <> 'new' and (tg_op = 'INSERT' or new.status <> old.status) then
          insert into status_change values
            (gen_random_uuid(), now(), now(), new.id, new.status, new.status_changed_at);
        end if;
        return null;
      end; $$ language plpgsql`)
    this.addSql(`create trigger "record_status_change" after insert or update on "legal_aid_request"
      for each row execute function "legal_aid_request_record_status_change_fn"()`)
  }

  private createDocuments() {
    this.createTable(
      'document',
      `${item}, "kind" text not null, "size" integer not null, "scan" text not null, "request_id" uuid null,
      "encrypted" text not null, "data_key" text not null, "key_id" text null`,
      ['scan', 'request_id'],
    )
    this.addSql(`create table "document_bytes" (
      "document_id" uuid not null, "bytes" bytea not null, primary key ("document_id"),
      constraint "document_bytes_document_id_foreign" foreign key ("document_id")
        references "document" ("id") on delete cascade)`)
    // What is encrypted cannot be made smaller: PostgreSQL need not try.
    this.addSql('alter table "document_bytes" alter column "bytes" set storage external')
    this.createTable('upload', `${item}, "sender" text not null`, ['sender'])
  }

  private createConflicts() {
    this.createTable(
      'party',
      `${item}, "request_id" uuid not null, "role" text not null, "is_named_by_applicant" boolean not null,
      "encrypted" text not null, "blocking_keys_version" integer not null default 1`,
      ['request_id'],
    )
    this.createTable(
      'party_blind_index',
      '"id" uuid not null, "party_id" uuid not null, "blind_index" text not null',
      ['party_id', 'blind_index'],
    )
    this.createTable('conflict_list_entry', `${item}, ${ciphertext}`)
    this.createTable(
      'conflict_check',
      `${item}, "request_id" uuid not null, "outcome" text null, "decided_at" timestamptz null,
      "opened_by" text[] not null, "encrypted" text not null,
      constraint "conflict_check_request_id_unique" unique ("request_id")`,
    )
  }

  private createCasework() {
    this.createTable(
      'request_note',
      `${item}, "request_id" uuid not null, "written_at" timestamptz not null, "author" text not null, "encrypted" text not null`,
      ['request_id'],
    )
    this.createTable(
      'saved_view',
      `${item}, "owner" text not null, "name" text not null, "query" text not null,
      constraint "saved_view_owner_name_unique" unique ("owner", "name")`,
    )
  }

  private createLetters() {
    this.createTable(
      'letter_template',
      `${managedItem}, "name" text not null, "kind" text not null, "subject" text not null, "text" text not null,
      constraint "letter_template_name_unique" unique ("name")`,
    )
    for (const { name, kind, subject, text } of defaultTemplates)
      this.addSql(
        `insert into "letter_template" ("id", "created_at", "updated_at", "name", "kind", "subject", "text")
          values (gen_random_uuid(), now(), now(), ${[name, kind, subject, text].map(quote).join(', ')})`,
      )
  }

  private createScreening() {
    this.createTable(
      'poverty_guideline',
      `${managedItem}, "year" integer not null, "region" text not null, "one_person" integer not null,
      "each_additional_person" integer not null, "effective_from" date not null, "source" text not null,
      "checked_at" timestamptz null, "checked_by" text null,
      constraint "poverty_guideline_year_region_unique" unique ("year", "region")`,
    )
    // They are published in January; from February on we go by them, until somebody says another day.
    for (const [year, region, onePerson, eachAdditionalPerson, source] of guidelines)
      this.addSql(`insert into "poverty_guideline" ("id", "created_at", "updated_at", "year", "region",
        "one_person", "each_additional_person", "effective_from", "source") values (gen_random_uuid(), now(), now(),
        ${year}, '${region}', ${onePerson}, ${eachAdditionalPerson}, '${year}-02-01', '${source}')`)

    this.createTable(
      'screening_policy',
      `${managedItem}, "ceiling" integer not null, "exceptions" integer not null, "region" text not null`,
    )
    // The percentages are those of 45 CFR 1611.3 to 1611.5, which do not bind us: our own policy begins with them.
    this.addSql(`insert into "screening_policy" ("id", "created_at", "updated_at", "ceiling", "exceptions", "region")
      values ('5c4ee212-0000-4000-8000-000000000001', now(), now(), 125, 200, '48 states and DC')`)

    this.createTable(
      'request_screening',
      `${item}, "request_id" uuid not null, "screened_at" timestamptz not null, "encrypted" text not null`,
      ['request_id'],
    )
  }

  private createMatching() {
    this.createTable(
      'referral_offer',
      `${item}, "request_id" uuid not null, "attorney_id" uuid not null, "attorney" text not null,
      "offered_by" text not null, "offered_at" timestamptz not null, "ends_at" timestamptz not null,
      "link_hash" text not null, "cleared_at" timestamptz null, "outcome" text null, "ended_at" timestamptz null,
      "encrypted_summary" text not null, "encrypted_reason" text null,
      constraint "referral_offer_link_hash_unique" unique ("link_hash")`,
      ['request_id', 'attorney_id'],
    )
    this.createTable('offer_attempt', `${item}, "sender" text not null`, ['sender'])
  }

  private createContact() {
    this.createTable(
      'contact_message',
      `${encryptedItem}, "state" text not null default 'new', "is_suspected_spam" boolean not null default false,
      "request_id" text null, constraint "contact_message_reference_unique" unique ("reference")`,
      ['received_at', 'request_id'],
    )
  }

  private createRegistrations() {
    this.createTable(
      'event_snapshot',
      `${item}, "event_date" timestamptz not null, "event_time" text null, "location" text null,
      "capacity" integer null, "registration_required" boolean not null, "status" text not null,
      "registration_closes_at" timestamptz not null, "last_sequence_number" integer not null default 0`,
      ['registration_closes_at'],
    )
    this.createTable(
      'registration',
      `${encryptedItem}, "event" text not null, "seats" integer not null, "state" text not null,
      "sequence_number" integer not null, "link_hash" text not null, "is_suspected_spam" boolean not null default false,
      "checked_in_at" timestamptz null, "checked_in_by" text null,
      constraint "registration_reference_unique" unique ("reference")`,
      ['received_at', 'event', 'link_hash'],
    )
  }

  private createPlatform() {
    this.createTable(
      'outbox_email',
      `${item}, "kind" text not null, "state" text not null, "item" uuid null, "reference" text null,
      "enqueued_at" timestamptz not null, "next_attempt_at" timestamptz not null, "sent_at" timestamptz null,
      "attempts" integer not null default 0, "last_error" text null, ${ciphertext}`,
      ['state', 'item', 'next_attempt_at'],
    )
    this.createTable(
      'idempotency_record',
      `${item}, "key" text null, "content" text not null, "sender" text null, "item" text not null,
      constraint "idempotency_record_key_unique" unique ("key")`,
      ['content', 'sender'],
    )
    this.createTable('cached_office_settings', `${item}, "settings_json" text not null`)
    this.createTable('demo_item', '"id" uuid not null')
  }

  private createAudit() {
    this.createTable(
      'audit_event',
      `"id" uuid not null, "occurred_at" timestamptz not null, "actor" text not null, "actor_id" uuid null, "action" text not null,
      "item_type" text not null, "item_id" uuid null, "title" text null, "changed_fields" text[] null`,
      ['occurred_at'],
    )
    this.addSql(`create function "audit_event_append_only_fn"() returns trigger as $$
      begin raise exception 'audit_event is append-only'; end; $$ language plpgsql`)
    this.addSql(`create trigger "append_only" before update or delete or truncate on "audit_event"
      for each statement execute function "audit_event_append_only_fn"()`)
    // Before the trigger that refuses as well: it takes two mistakes now to change what has happened.
    this.addSql('revoke update, delete, truncate on "audit_event" from current_user')
  }

  private createTable(table: string, columns: string, indexes: string[] = []) {
    this.addSql(`create table "${table}" (${columns}, primary key ("id"))`)
    for (const column of indexes)
      this.addSql(`create index "${table}_${column}_index" on "${table}" ("${column}")`)
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
