// Airport codes and cities of the border gates that forms list by airport name.
const gates: readonly (readonly [gate: string, ...words: string[]])[] = [
  ['Cam Ranh', 'CXR', 'Nha Trang'],
  ['Can Tho', 'VCA'],
  ['Cat Bi', 'HPH', 'Hai Phong', 'Haiphong'],
  ['Chu Lai', 'VCL'],
  ['Da Nang', 'DAD', 'Danang'],
  ['Dong Hoi', 'VDH'],
  ['Lien Khuong', 'DLI', 'Da Lat', 'Dalat'],
  ['Noi Bai', 'HAN', 'Hanoi', 'Ha Noi'],
  ['Phu Bai', 'HUI', 'Hue'],
  ['Phu Cat', 'UIH', 'Quy Nhon'],
  ['Phu Quoc', 'PQC'],
  ['Tan Son Nhat', 'SGN', 'Ho Chi Minh City', 'Saigon'],
  ['Van Don', 'VDO', 'Ha Long'],
];

export function airportOption(read: string, options: readonly string[]): string | undefined {
  const wanted = read.trim().toLowerCase();
  const gate = gates.find((words) => words.some((word) => word.toLowerCase() === wanted))?.[0];
  return gate && options.find((option) => option.startsWith(gate) && option.includes('Airport'));
}
