/** Full-text search of a type: PostgreSQL maintains a tsvector in the row, and a dictionary of the words. */
import { Index, Property } from '@access/service-kit'
import { FullTextType } from '@mikro-orm/postgresql'
import { DeclareTriggers } from '../content-type/declare-triggers.ts'

/** The weight of a text, A the highest. */
type Weight = 'A' | 'B' | 'C' | 'D'
type WeightedTexts = Partial<Record<Weight, readonly string[]>>

/** A column with a list of texts, as one text. */
export const joinTextList = (column: string) => `join_text_list(${column})`

/** The beginning of a long text, since a tsvector is limited to one megabyte. */
export const truncateText = (column: string) => `"left"(${column}, 200000)`

/**
 * Indexes these texts of `table` for full-text search, with another expression where there is one. All but the longest
 * texts (D) also fill the dictionary for spelling suggestions.
 */
export const FullTextIndex =
  (table: string, texts: WeightedTexts, { extraColumn }: { extraColumn?: string } = {}): ClassDecorator =>
  (type) => {
    const column = Property({
      type: new FullTextType('english'),
      columnType: 'tsvector',
      nullable: true,
      lazy: true,
      generated: `(${buildWeightedVectors(texts).join(' || ')}) stored`,
    })
    column(type.prototype, 'searchable')
    apply(
      type,
      Index({
        name: `${table}_search`,
        expression: `create index "${table}_search" on "${table}" using gin ("searchable"${extraColumn ? `, (${extraColumn})` : ''})`,
      }),
      DeclareTriggers('dictionary_after', ['insert', 'update']),
    )
  }

const buildWeightedVectors = (texts: WeightedTexts) =>
  Object.entries(texts).flatMap(([weight, columns]) =>
    columns.map(
      (text) =>
        `setweight(to_tsvector('english'::regconfig, COALESCE(search_words(${text}), ''::text)), '${weight}'::"char")`,
    ),
  )

function apply(type: object, ...decorators: unknown[]) {
  for (const decorate of decorators) (decorate as (type: object) => void)(type)
}
