/** Who said why they open a request that others work on, and who took one over. */
import { Migration } from '@mikro-orm/migrations'

export class RequestOpenings extends Migration {
  override up() {
    this.addSql('alter table "legal_aid_request" add column "taken_over_by" text null')
    this.addSql(`create table "request_opening" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "request_id" uuid not null, "administrator_id" uuid not null, "session_id" uuid not null,
      constraint "request_opening_pkey" primary key ("id"),
      constraint "request_opening_request_id_session_id_unique" unique ("request_id", "session_id"))`)
  }
}
