/** The English texts of making a book's file. */
export const en = {
  noKit: 'The app’s pictures or sounds could not be loaded. Try again with a network.',
  elsewhere: 'A photo or a voice is on another device. Share from that device, or replace it here.',
}
