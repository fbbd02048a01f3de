/** The tables of this service, and what they begin with: guidelines, our own limits, and letters. */
import { Migration } from '@mikro-orm/migrations'
import letterTemplates from '../casework/letters/default-templates.json' with { type: 'json' }
import messageTemplates from '../casework/message-templates/default-templates.json' with { type: 'json' }

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

/** Keys, and what they encrypt. */
const secretColumns = [
  ['legal_aid_request', 'data_key', 'encrypted', 'legal_hold_reason'],
  ['document', 'data_key', 'encrypted'],
  ['contact_message', 'data_key', 'encrypted'],
  ['registration', 'data_key', 'encrypted'],
  ['search_subscription', 'data_key', 'encrypted'],
  ['conflict_list_entry', 'data_key', 'encrypted'],
  ['outbox_email', 'data_key', 'encrypted'],
  ['request_message', 'encrypted'],
  ['party', 'encrypted'],
  ['conflict_check', 'encrypted'],
  ['request_note', 'encrypted'],
  ['request_screening', 'encrypted'],
  ['closing_report', 'encrypted_benefit'],
  ['referral_offer', 'encrypted_summary', 'encrypted_reason'],
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
    this.createSubscriptions()
    this.createPlatform()
    this.leaveSecretsOutOfStatistics()
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
      "closure_notice_sent_at" timestamptz null, "closing_reported_at" timestamptz null,
      "access_epoch" integer not null default 0, "passphrase_replaced_at" timestamptz null,
      "taken_over_by" text null, "returns_to_id" text null, "undoable_change" text null,
      "possible_duplicate_of" text null,
      "next_due_at" timestamptz null generated always as
        (case when ${isUnderReview} then review_due_at when ${isMatching} then match_due_at else null end) stored,
      "queue_rank" integer not null generated always as
        (case when not (${isUnderReview} or ${isMatching}) then 2 when urgency = 'Emergency' then 0 else 1 end) stored,
      constraint "legal_aid_request_reference_unique" unique ("reference")`,
      ['received_at', 'applicant_blind_index', 'returns_to_id'],
    )
    this.addSql(`create index "legal_aid_request_assignee" on "legal_aid_request"
      ("assignee_id", "queue_rank", "next_due_at", "received_at", "id")`)
    this.addSql(`create index "legal_aid_request_statistics" on "legal_aid_request" ("received_at", "status",
      "category", "urgency", "review_due_at", "reviewed_at", "match_due_at", "matched_at")`)
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
      "encrypted" text not null, "data_key" text not null, "key_id" text null, "sender" text null,
      "active_content" boolean not null default true, "needs_password" boolean null`,
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
      `${item}, "owner" text not null, "owner_name" text null, "is_shared" boolean not null default false,
      "name" text not null, "query" text not null,
      constraint "saved_view_owner_name_unique" unique ("owner", "name")`,
    )
    this.createTable(
      'request_opening',
      `${item}, "request_id" uuid not null, "administrator_id" uuid not null, "session_id" uuid not null,
      constraint "request_opening_request_id_session_id_unique" unique ("request_id", "session_id")`,
    )
    this.createTable(
      'absence',
      `${item}, "administrator_id" text not null, "administrator_name" text not null,
      "starts_on" date not null, "ends_on" date not null, "stand_in_id" text null, "stand_in_name" text null,
      "starts_at" timestamptz not null, "ends_at" timestamptz not null, "covered_at" timestamptz null,
      constraint "absence_administrator_id_unique" unique ("administrator_id")`,
    )
    this.createTable(
      'closing_report',
      `${item}, "request_id" uuid not null, "reported_by_id" text not null, "reported_by" text not null,
      "reported_at" timestamptz not null, "outcome" text not null, "quarter_hours" int not null,
      "closed_on" date not null, "encrypted_benefit" text not null`,
      ['request_id'],
    )
    this.createNotifications()
  }

  private createNotifications() {
    this.createTable(
      'notification',
      `${item}, "recipient_id" uuid not null, "kind" text not null, "request_id" uuid not null,
      "reference" text not null, "actor" text not null, "happened_at" timestamptz not null,
      "times" int not null default 1, "read_at" timestamptz null, "email_due_at" timestamptz null`,
      ['request_id', 'email_due_at'],
    )
    this.addSql('create index "notification_recipient" on "notification" ("recipient_id", "happened_at")')
    this.createTable(
      'notification_choice',
      `${item}, "administrator_id" uuid not null, "kind" text not null,
      constraint "notification_choice_administrator_id_kind_unique" unique ("administrator_id", "kind")`,
    )
    this.createTable(
      'request_presence',
      `${item}, "request_id" uuid not null, "administrator_id" uuid not null, "name" text not null,
      "seen_at" timestamptz not null`,
      ['request_id'],
    )
    // Nobody misses what is in it after a crash.
    this.addSql('alter table "request_presence" set unlogged')
  }

  private createLetters() {
    this.createTable(
      'letter_template',
      `${managedItem}, "name" text not null, "kind" text not null, "subject" text not null, "text" text not null,
      constraint "letter_template_name_unique" unique ("name")`,
    )
    for (const { name, kind, subject, text } of letterTemplates)
      this.addSql(
        `insert into "letter_template" ("id", "created_at", "updated_at", "name", "kind", "subject", "text")
          values (gen_random_uuid(), now(), now(), ${[name, kind, subject, text].map(quote).join(', ')})`,
      )
    this.createTable(
      'message_template',
      `${managedItem}, "name" text not null, "text" text not null,
      constraint "message_template_name_unique" unique ("name")`,
    )
    for (const { name, text } of messageTemplates)
      this.addSql(
        `insert into "message_template" ("id", "created_at", "updated_at", "name", "text")
          values (gen_random_uuid(), now(), now(), ${quote(name)}, ${quote(text)})`,
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
      "sent_to" text null, "encrypted_summary" text not null, "encrypted_reason" text null,
      constraint "referral_offer_link_hash_unique" unique ("link_hash")`,
      ['request_id', 'attorney_id', 'sent_to'],
    )
    this.createTable('offer_attempt', `${item}, "sender" text not null`, ['sender'])
  }

  private createContact() {
    this.createTable(
      'contact_message',
      `${encryptedItem}, "state" text not null default 'new', "is_suspected_spam" boolean not null default false,
      "is_confirmation_requested" boolean not null default false, "possible_duplicate_of" text null,
      "request_id" text null, constraint "contact_message_reference_unique" unique ("reference")`,
      ['received_at', 'request_id'],
    )
  }

  private createRegistrations() {
    this.createTable(
      'event_snapshot',
      `${item}, "title" text not null, "event_date" timestamptz not null, "event_time" text null, "location" text null,
      "capacity" integer null, "registration_required" boolean not null, "status" text not null,
      "registration_closes_at" timestamptz not null, "last_sequence_number" integer not null default 0`,
      ['registration_closes_at'],
    )
    this.createTable(
      'registration',
      `${encryptedItem}, "event" text not null, "seats" integer not null, "state" text not null,
      "sequence_number" integer not null, "link_hash" text not null, "is_suspected_spam" boolean not null default false,
      "checked_in_at" timestamptz null, "checked_in_by" text null,
      "has_email_updates" boolean not null default false, "possible_duplicate_of" text null,
      "address_hash" text null, "sender_hash" text null,
      constraint "registration_reference_unique" unique ("reference")`,
      ['received_at', 'event', 'link_hash'],
    )
  }

  private createSubscriptions() {
    this.createTable(
      'search_subscription',
      `${item}, "address_hash" text not null, "link_hash" text not null, "confirmed_at" timestamptz null,
      "known_until" timestamptz not null, "next_due_at" timestamptz null, ${ciphertext},
      constraint "search_subscription_link_hash_unique" unique ("link_hash")`,
      ['address_hash', 'next_due_at'],
    )
  }

  private createPlatform() {
    this.createTable(
      'outbox_email',
      `${item}, "kind" text not null, "state" text not null, "item" uuid null, "reference" text null,
      "enqueued_at" timestamptz not null, "next_attempt_at" timestamptz not null, "sent_at" timestamptz null,
      "attempts" integer not null default 0, "last_error" text null, "recipient_hash" text null,
      "client_hash" text null, ${ciphertext}`,
      ['state', 'item', 'next_attempt_at', 'recipient_hash'],
    )
    this.createTable(
      'idempotency_record',
      `${item}, "key" text null, "content" text not null, "sender" text null, "item" text not null,
      constraint "idempotency_record_key_unique" unique ("key")`,
      ['content', 'sender'],
    )
    this.createTable('cached_office_settings', `${item}, "settings_json" text not null`)
    this.createTable('public_change', `${item}, "subject" text not null`, ['subject'])
    this.createTable(
      'erasure',
      '"id" uuid not null, "erased_at" timestamptz not null, "key_purged_at" timestamptz null',
      ['key_purged_at'],
    )
    this.createTable('demo_item', '"id" uuid not null')
  }

  /** ANALYZE copies values of a column into pg_statistic, where they would outlive their rows. */
  private leaveSecretsOutOfStatistics() {
    for (const [table, ...columns] of secretColumns)
      for (const column of columns)
        this.addSql(`alter table "${table}" alter column "${column}" set statistics 0`)
  }

  private createTable(table: string, columns: string, indexes: string[] = []) {
    this.addSql(`create table "${table}" (${columns}, primary key ("id"))`)
    for (const column of indexes)
      this.addSql(`create index "${table}_${column}_index" on "${table}" ("${column}")`)
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
