/** Citations are recognised in more ways of writing, so what is stored is read again. */
import { Migration } from '@mikro-orm/migrations'

export class CitationsAsWritten extends Migration {
  override up() {
    this.addSql('insert into unread_judgment select id from judgment on conflict do nothing')
  }
}
