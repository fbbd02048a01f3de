/** Closing reports of attorneys, and to whom an offer was sent. */
import { Migration } from '@mikro-orm/migrations'

export class ClosingReports extends Migration {
  override up() {
    this.addSql(`create table "closing_report" ("id" uuid not null, "created_at" timestamptz not null,
      "updated_at" timestamptz not null, "request_id" uuid not null, "reported_by_id" text not null,
      "reported_by" text not null, "reported_at" timestamptz not null, "outcome" text not null,
      "quarter_hours" int not null, "closed_on" date not null, "encrypted_benefit" text not null,
      primary key ("id"))`)
    // What it knows of a column PostgreSQL keeps when its rows are erased.
    this.addSql('alter table "closing_report" alter column "encrypted_benefit" set statistics 0')
    this.addSql('create index "closing_report_request_id_index" on "closing_report" ("request_id")')
    this.addSql('alter table "legal_aid_request" add column "closing_reported_at" timestamptz null')
    this.addSql('alter table "referral_offer" add column "sent_to" text null')
    this.addSql('create index "referral_offer_sent_to_index" on "referral_offer" ("sent_to")')
  }
}
