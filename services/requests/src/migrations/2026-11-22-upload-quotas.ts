/** Who sent a document that belongs to no request yet, as a blind index: senders have quotas. */
import { Migration } from '@mikro-orm/migrations'

export class UploadQuotas extends Migration {
  override up() {
    this.addSql('alter table "document" add "sender" text null')
  }
}
