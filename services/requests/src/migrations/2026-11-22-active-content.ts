/**
 * Whether a document has active content. Nobody looked for it in the PDFs and DOCs that are there already, so they may have
 * some; DOCX with active content were never taken.
 */
import { Migration } from '@mikro-orm/migrations'

export class ActiveContent extends Migration {
  override up() {
    this.addSql(`alter table "document" add column "active_content" boolean not null default true,
      add column "needs_password" boolean null`)
    this.addSql(`update "document" set "active_content" = false where "kind" = 'docx'`)
  }
}
