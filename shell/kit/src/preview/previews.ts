/** What a remote that owns pages shows of what is being written for them. */
import type { ComponentType } from 'react'

/** A draft: the fields of an item as far as they are written. */
export type Draft = Record<string, unknown>

/** Renders a draft as its page would; takes anything that is not written yet. */
export type DraftView = ComponentType<{ item: Draft }>

/** By the item's type, `BlogPost`, or by one text of it, `BlogPost.content`. */
export type Previews = Record<string, DraftView>
