/** What was started for a section, and is stopped after it whatever came of it. */

interface Stoppable {
  stop(): Promise<void>
}

export interface Resources {
  /** Returns what was started, and stops it in the end; also while it is still starting. */
  add<Resource extends Stoppable>(started: Promise<Resource>): Promise<Resource>
  stopAll(): Promise<void>
}

export function createResources(): Resources {
  let started: Promise<Stoppable>[] = []
  return {
    add(resource) {
      started.push(resource)
      return resource
    },
    async stopAll() {
      const resources = started.toReversed()
      started = []
      for (const resource of resources) {
        // One that did not start, or fails to stop, must not keep the others from stopping.
        await resource.then((opened) => opened.stop()).catch(() => {})
      }
    },
  }
}
