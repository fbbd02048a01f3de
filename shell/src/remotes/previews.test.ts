import type { Remote } from '@access/kit'
import { expect, test } from 'vitest'
import { previewsFrom } from './previews.ts'
import type { RemoteName } from './registry.ts'
import type { Shelf } from './shelf.ts'

const View = () => null

function shelfWith(remotes: Partial<Record<RemoteName, Remote>>) {
  const forgotten: RemoteName[] = []
  const shelf: Shelf = {
    async take(name) {
      const remote = remotes[name]
      if (!remote) throw new Error(`${name} is out`)
      return remote
    },
    forget: (name) => void forgotten.push(name),
    isOut: () => false,
  }
  return { shelf, forgotten }
}

const remote = (previews?: Remote['previews']): Remote => ({ contract: 1, routes: [], previews })

test('whichever remote shows it is found, and one that is out is asked anew next time', async () => {
  const { shelf, forgotten } = shelfWith({ mfe_get_help: remote(), mfe_admin: remote({ BlogPost: View }) })
  expect(await previewsFrom(shelf)('BlogPost')).toBe(View)
  expect(forgotten).toEqual(['mfe_public'])
})

test('what nobody shows is null, whatever it is called', async () => {
  const all = { mfe_public: remote({ Case: View }), mfe_get_help: remote(), mfe_admin: remote() }
  const find = previewsFrom(shelfWith(all).shelf)
  expect(await find('BlogPost')).toBeNull()
  expect(await find('constructor')).toBeNull()
})
