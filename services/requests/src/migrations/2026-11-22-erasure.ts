/** What was erased, and no statistics of keys: ANALYZE copies values of a column into pg_statistic. */
import { Migration } from '@mikro-orm/migrations'

export class CreateErasure extends Migration {
  override up() {
    this.addSql(`create table "erasure" ("id" uuid not null, "erased_at" timestamptz not null,
      "key_purged_at" timestamptz null, primary key ("id"))`)
    this.addSql('create index "erasure_key_purged_at_index" on "erasure" ("key_purged_at")')
    this.addSql(`insert into "erasure" ("id", "erased_at")
      select "id", "erased_at" from "legal_aid_request" where "erased_at" is not null`)
    // A type to the same type keeps the table as it is, and drops the statistics that there were.
    for (const [table, ...columns] of secretColumns)
      for (const column of columns) {
        this.addSql(`alter table "${table}" alter column "${column}" set statistics 0`)
        this.addSql(`alter table "${table}" alter column "${column}" type text`)
      }
  }
}

const secretColumns = [
  ['legal_aid_request', 'data_key', 'encrypted', 'legal_hold_reason'],
  ['document', 'data_key', 'encrypted'],
  ['contact_message', 'data_key', 'encrypted'],
  ['registration', 'data_key', 'encrypted'],
  ['conflict_list_entry', 'data_key', 'encrypted'],
  ['outbox_email', 'data_key', 'encrypted'],
  ['request_message', 'encrypted'],
  ['party', 'encrypted'],
  ['conflict_check', 'encrypted'],
  ['request_note', 'encrypted'],
  ['request_screening', 'encrypted'],
  ['referral_offer', 'encrypted_summary', 'encrypted_reason'],
] as const
