/** A word that stands somewhere in what we say, shown or not: what a misspelt one may have meant. */
import { Index, PrimaryKey, Table } from '@access/service-kit'

@Index({
  name: 'known_word_similar',
  expression:
    'create index "known_word_similar" on "known_word" using gin ("word" gin_trgm_ops) with (gin_pending_list_limit = 256)',
})
@Table('known_word')
export class KnownWord {
  @PrimaryKey({ type: 'text' })
  word!: string
}
