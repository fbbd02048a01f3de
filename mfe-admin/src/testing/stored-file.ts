/** Builder of files of the media library. */
export const buildStoredFile = (name: string, overrides: object = {}) => ({
  __typename: 'StoredFile',
  id: name,
  name,
  altText: null,
  url: `/api/files/${name}/door-1200x900.webp`,
  width: 1200,
  height: 900,
  size: 20_480,
  focalX: 50,
  focalY: 50,
  ...overrides,
})
