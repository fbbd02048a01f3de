/** Access tokens that an applicant can end, and passphrases that they can replace. */
import { Migration } from '@mikro-orm/migrations'

export class AccessTokens extends Migration {
  override up() {
    this.addSql('alter table "legal_aid_request" add "access_epoch" integer not null default 0')
    this.addSql('alter table "legal_aid_request" add "passphrase_replaced_at" timestamptz null')
  }
}
