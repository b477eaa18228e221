# Sets the list of allowed system calls (seccomp-filter.ts) for itself, then becomes the tool. Perl is part of every Debian system and can
# make any system call; the C library's own tools cannot set a filter.
#   filter.pl SECCOMP_CALL TOOL ARGUMENTS…
my $call = shift @ARGV;
open(my $in, '<', '/.filter') or die "no filter: $!\n";
binmode $in;
my $filter = do { local $/; <$in> };
close $in;
my $program = pack('S x![P] P', length($filter) / 8, $filter);
my $set_filter = 1;
syscall($call + 0, $set_filter, 0, $program) == 0 or die "the filter was refused: $!\n";
exec { $ARGV[0] } @ARGV or die "the tool does not start: $!\n";
