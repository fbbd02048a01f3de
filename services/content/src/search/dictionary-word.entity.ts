/** The dictionary: words of the content, public or not, from which spelling suggestions are made. */
import { Index, PrimaryKey, Table } from '@access/service-kit'

@Index({
  name: 'dictionary_word_trigram',
  expression: 'create index "dictionary_word_trigram" on "dictionary_word" using gin ("word" gin_trgm_ops)',
})
@Table('dictionary_word')
export class DictionaryWord {
  @PrimaryKey({ type: 'text' })
  word!: string
}
