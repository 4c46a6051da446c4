/* A disk that keeps a diary: preloaded, it writes down what a process does to the files of one folder, in order.

   SHUTBOX_DISK_FOLDER names the folder, SHUTBOX_DISK_DIARY the file to write to. Each line of the diary is one deed:
   a letter, a path, an offset or size, the number of bytes, and after the line these bytes.
   disk_fail(k, error, lasting) makes the k-th write, cut, sync, new file or new name from now on fail with an error of
   the system; with error 0 the k-th writes only half of its bytes, and if it lasts, the disk is full after that.
   disk_count() says how many there were since. SHUTBOX_DISK_FAIL="k error lasting" does the same for a whole process. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int diary = -2;
static long fail_at = -2, fail_with, lasts, deeds;

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))
typedef ssize_t (*write_t)(int, const void *, size_t);
typedef ssize_t (*pwrite_t)(int, const void *, size_t, off_t);
typedef int (*truncate_t)(int, off_t);
typedef int (*sync_t)(int);
typedef int (*open_t)(const char *, int, ...);
typedef int (*openat_t)(int, const char *, int, ...);
typedef int (*unlink_t)(const char *);
typedef int (*rename_t)(const char *, const char *);

/* Looked up when the library is loaded, because a signal handler must not. */
static write_t real_write;
static pwrite_t real_pwrite;
__attribute__((constructor)) static void look_up(void) {
    real_write = REAL("write", write_t);
    real_pwrite = REAL("pwrite64", pwrite_t);
}

void disk_fail(long at, long error, long lasting) { fail_at = at; fail_with = error; lasts = lasting; deeds = 0; }
long disk_count(void) { return deeds; }

/* Whether a path lies in the folder that is watched; the folder itself does too. */
static int watched(const char *path) {
    const char *folder = getenv("SHUTBOX_DISK_FOLDER");
    size_t length = folder ? strlen(folder) : 0;
    return length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

static int path_of(int file, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return watched(path);
}

static void note(char deed, const char *path, long long where, const void *bytes, size_t count) {
    char line[PATH_MAX + 64];
    if (diary == -2) {
        const char *name = getenv("SHUTBOX_DISK_DIARY");
        diary = name ? REAL("open", open_t)(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    }
    if (diary < 0) return;
    int length = snprintf(line, sizeof line, "%c %lld %zu %s\n", deed, where, count, path);
    if (real_write(diary, line, length) != length) abort();
    if (count && real_write(diary, bytes, count) != (ssize_t)count) abort();
}

static void heed_environment(void) {
    const char *wanted = getenv("SHUTBOX_DISK_FAIL");
    fail_at = -1;
    if (wanted && sscanf(wanted, "%ld %ld %ld", &fail_at, &fail_with, &lasts) != 3) abort();
}

/* Whether this deed has to fail; a write that has to stop half-way is not one that fails. */
static int fails(const char *path) {
    if (fail_at == -2) heed_environment();
    long now = deeds++;
    if (fail_at < 0 || now < fail_at || (now > fail_at && !lasts)) return 0;
    if (now == fail_at && !fail_with) return 0;
    note('F', path, now, 0, 0);
    errno = fail_with ? (int)fail_with : ENOSPC;
    return 1;
}

/* How much of the write that was just counted is done. */
static size_t part(const char *path, size_t count) {
    if (fail_at < 0 || fail_with || deeds != fail_at + 1 || count < 2) return count;
    note('F', path, fail_at, 0, 0);
    return count / 2;
}

static ssize_t put(int file, const void *bytes, size_t count, off_t where, int here) {
    char path[PATH_MAX];
    /* Nothing is locked for other files: a signal handler may write to them while this thread has the lock. */
    if (!path_of(file, path)) return here ? real_write(file, bytes, count) : real_pwrite(file, bytes, count, where);
    pthread_mutex_lock(&turn);
    if (here) where = lseek(file, 0, SEEK_CUR);
    ssize_t done = -1;
    if (!fails(path)) {
        count = part(path, count);
        done = here ? real_write(file, bytes, count) : real_pwrite(file, bytes, count, where);
        if (done > 0) note('W', path, where, bytes, done);
    }
    pthread_mutex_unlock(&turn);
    return done;
}

ssize_t write(int file, const void *bytes, size_t count) { return put(file, bytes, count, 0, 1); }
ssize_t pwrite(int file, const void *bytes, size_t count, off_t where) { return put(file, bytes, count, where, 0); }
ssize_t pwrite64(int file, const void *bytes, size_t count, off_t where) { return put(file, bytes, count, where, 0); }

static int cut(int file, off_t size) {
    char path[PATH_MAX];
    int ours = path_of(file, path), done = -1;
    pthread_mutex_lock(&turn);
    if (!ours || !fails(path)) {
        done = REAL("ftruncate64", truncate_t)(file, size);
        if (ours && !done) note('T', path, size, 0, 0);
    }
    pthread_mutex_unlock(&turn);
    return done;
}

int ftruncate(int file, off_t size) { return cut(file, size); }
int ftruncate64(int file, off_t size) { return cut(file, size); }

static int settle(int file, const char *name) {
    char path[PATH_MAX];
    int ours = path_of(file, path), done = -1;
    pthread_mutex_lock(&turn);
    /* What counts is the diary: the real disk need not be waited for. */
    if (!ours) done = REAL(name, sync_t)(file);
    else if (!fails(path)) { done = 0; note('S', path, 0, 0, 0); }
    pthread_mutex_unlock(&turn);
    return done;
}

int fsync(int file) { return settle(file, "fsync"); }
int fdatasync(int file) { return settle(file, "fdatasync"); }

/* A file that is opened for the first time is a deed too: its name is not safe before the folder was synced. */
static int opened(int file, int was_there) {
    char path[PATH_MAX];
    if (file >= 0 && !was_there && path_of(file, path)) note('C', path, 0, 0, 0);
    return file;
}

#define MODE(flags) va_list rest; va_start(rest, flags); int mode = (flags) & O_CREAT ? va_arg(rest, int) : 0; va_end(rest)
#define NEW(there, path) (!(there) && watched(path) && fails(path))
#define OPEN(name)                                                                       \
    int name(const char *path, int flags, ...) {                                         \
        MODE(flags);                                                                     \
        struct stat about;                                                               \
        int there = !(flags & O_CREAT) || !stat(path, &about);                           \
        if (NEW(there, path)) return -1;                                                 \
        return opened(REAL(#name, open_t)(path, flags, mode), there);                    \
    }
#define OPENAT(name)                                                                     \
    int name(int folder, const char *path, int flags, ...) {                             \
        MODE(flags);                                                                     \
        struct stat about;                                                               \
        int there = !(flags & O_CREAT) || !fstatat(folder, path, &about, 0);             \
        if (NEW(there, path)) return -1;                                                 \
        return opened(REAL(#name, openat_t)(folder, path, flags, mode), there);          \
    }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

int unlink(const char *path) {
    int done = REAL("unlink", unlink_t)(path);
    if (!done && watched(path)) note('U', path, 0, 0, 0);
    return done;
}

/* The new name, and after it as bytes the old one. */
int rename(const char *old, const char *new) {
    if (watched(new) && fails(new)) return -1;
    int done = REAL("rename", rename_t)(old, new);
    if (!done && watched(new)) note('R', new, 0, old, strlen(old));
    return done;
}
