/** What makes the items of a type findable: PostgreSQL itself keeps their words, in the row and in a dictionary. */
import { Index, Property, Trigger } from '@access/service-kit'
import { FullTextType } from '@mikro-orm/postgresql'

/** How much a word counts where it stands, A most. */
type Weight = 'A' | 'B' | 'C' | 'D'
type Texts = Partial<Record<Weight, readonly string[]>>

/** Among the texts: a list of words. */
export const listed = (column: string) => `words_of(${column})`

/** Among the texts: one so long that only its beginning is read, for what is made of it must fit into a megabyte. */
export const long = (column: string) => `"left"(${column}, 200000)`

/**
 * Makes the items of `table` findable by the words in these texts. All but the longest ones (D) also say which words
 * there are, for those who misspell one.
 */
export const Searched =
  (table: string, texts: Texts): ClassDecorator =>
  (type) => {
    const column = Property({
      type: new FullTextType('english'),
      columnType: 'tsvector',
      nullable: true,
      lazy: true,
      generated: `(${weighed(texts).join(' || ')}) stored`,
    })
    column(type.prototype, 'searchable')
    apply(
      type,
      // A short list of what is not yet sorted in: a long one makes every search slow, none at all every import.
      Index({
        name: `${table}_search`,
        expression: `create index "${table}_search" on "${table}" using gin ("searchable") with (gin_pending_list_limit = 256)`,
      }),
      Trigger({
        name: 'words_known',
        timing: 'after',
        events: ['insert', 'update'],
        forEach: 'row',
        body: learnWords([...(texts.A ?? []), ...(texts.B ?? []), ...(texts.C ?? [])]),
      }),
    )
  }

const weighed = (texts: Texts) =>
  Object.entries(texts).flatMap(([weight, those]) =>
    those.map(
      (text) =>
        `setweight(to_tsvector('english'::regconfig, COALESCE(${text}, ''::text)), '${weight}'::"char")`,
    ),
  )

/** Nobody waits for the dictionary: while someone else (an import) adds to it, others do without. */
const learnWords = (texts: readonly string[]) => `if pg_try_advisory_xact_lock(20100419) then
  insert into known_word (word)
  select one
  from (select new.*) item, unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', ${texts.join(', ')})))) one
  where one ~ '^[[:alpha:]]{4,30}$' and not exists (select from known_word where word = one)
  on conflict do nothing;
end if;
return null`

function apply(type: object, ...decorators: unknown[]) {
  for (const decorate of decorators) (decorate as (type: object) => void)(type)
}
