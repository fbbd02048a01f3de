/** Docket numbers of federal courts are recognised, so what is stored is read again. */
import { Migration } from '@mikro-orm/migrations'

export class FederalDockets extends Migration {
  override up() {
    this.addSql('insert into unread_judgment select id from judgment on conflict do nothing')
  }
}
