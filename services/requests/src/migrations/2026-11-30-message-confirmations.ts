/** Who sends a contact message may ask for a confirmation by email; those of before were not asked. */
import { Migration } from '@mikro-orm/migrations'

export class MessageConfirmations extends Migration {
  override up() {
    this.addSql(
      'alter table "contact_message" add "is_confirmation_requested" boolean not null default false',
    )
  }
}
