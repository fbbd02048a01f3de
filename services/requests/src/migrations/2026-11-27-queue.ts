/** Shared views of the queue, requests by their assignee, and changes that can be undone. */
import { Migration } from '@mikro-orm/migrations'

export class QueueViews extends Migration {
  override up() {
    this.addSql('alter table "saved_view" add column "owner_name" text null')
    this.addSql('alter table "saved_view" add column "is_shared" boolean not null default false')
    this.addSql('alter table "legal_aid_request" add column "undoable_change" text null')
    this.addSql(`create index "legal_aid_request_assignee" on "legal_aid_request"
      ("assignee_id", "queue_rank", "next_due_at", "received_at", "id")`)
  }
}
