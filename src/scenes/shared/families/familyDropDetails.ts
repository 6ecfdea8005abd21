import type { Authoring, Fault } from '../../../game/authoring.ts'
import type { AskedItem } from '../../../game/items.ts'
import type { SpokenLine } from '../../../game/kind.ts'
import type { Local } from '../../../game/language.ts'
import { alikeFaults, boxFaults, fault, twiceFaults, when } from '../faults.ts'
import { PEOPLE, PLACES } from '../fields.ts'
import { FAMILY, HEAR, incidental, USE, wordItem } from '../items.ts'
import type { FamilyDrop } from './schema.ts'

/**
 * Each person's name is spoken when they find their place, so the page lists it under `HEAR`; tries record that the child recognises the shadow
 * (`use`).
 */
export function familyDropAsks({ familyMembers }: FamilyDrop): AskedItem[] {
  return [
    ...familyMembers.map(({ id, label }) => wordItem(HEAR, id, label)),
    ...incidental(familyMembers.map(({ id, label }) => wordItem(USE, id, label, FAMILY))),
  ]
}

/** Each person's name. */
export function memberLines(members: readonly { readonly audio: Local; readonly label: Local }[]): SpokenLine[] {
  return members.map(({ audio, label }) => ({ kind: 'word', path: audio, text: label }))
}

/** The fields of all family drops. */
export const familyDropFields: Authoring<FamilyDrop>['fields'] = { familyMembers: PEOPLE, dropZones: PLACES }

/** The faults of a family drop. */
export function familyDropFaults({ familyMembers, dropZones }: FamilyDrop): Fault[] {
  return [
    ...twiceFaults(familyMembers, 'familyMembers'),
    ...alikeFaults(
      familyMembers.map(({ label }) => label),
      'familyMembers',
    ),
    ...twiceFaults(dropZones, 'dropZones'),
    ...boxFaults(
      dropZones.map(({ id, percent }) => ({ id, ...percent })),
      'dropZones',
    ),
    ...dropZones.flatMap(({ id }, index) =>
      when(
        !familyMembers.some((member) => member.id === id),
        fault(`dropZones[${index}]`, 'nobody', `Nobody belongs to “${id}”.`, `Tidak ada orang untuk “${id}”.`),
      ),
    ),
  ]
}
